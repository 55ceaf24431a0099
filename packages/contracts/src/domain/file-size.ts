const units = ["Bytes", "KB", "MB", "GB"] as const;

/** `Unknown` where it is missing, whole Bytes, else KB, MB or GB with two decimals. */
export function fileSize(bytes: number | null): string {
  if (bytes === null) return "Unknown";
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return power === 0 ? `${bytes} Bytes` : `${(bytes / 1024 ** power).toFixed(2)} ${units[power]}`;
}
