import { GlobalWorkerOptions, type PDFDocumentProxy, getDocument, version } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useState } from "react";

GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).href;

const assets = `/assets/pdfjs-${version}`;

const open = (address: string) =>
  getDocument({
    url: address,
    cMapUrl: `${assets}/cmaps/`,
    standardFontDataUrl: `${assets}/standard_fonts/`,
    wasmUrl: `${assets}/wasm/`,
    iccUrl: `${assets}/iccs/`,
    // The content security policy allows no code to be compiled; scripts stand in.
    useWasm: false,
    // The file comes as one stream: the store keeps it encrypted as a whole.
    disableRange: true,
    disableAutoFetch: true,
    enableXfa: false,
  });

/** In points. */
export interface PageSize {
  width: number;
  height: number;
}

/** Sizes come in stretches, since the first pages are wanted before the last are known. */
export type PdfFile = { state: "opening" } | { state: "failed" } | { state: "open"; pdf: PDFDocumentProxy; sizes: readonly PageSize[] };

/** Pages whose sizes are asked for at once. */
const stretch = 100;

async function sizesOf(pdf: PDFDocumentProxy, from: number): Promise<PageSize[]> {
  const numbers = Array.from({ length: Math.min(stretch, pdf.numPages - from) }, (_, at) => from + at + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      return { width, height };
    }),
  );
}

/** Opens it and gives what is known of it, again and again until the size of every page is. */
async function* read(opening: Promise<PDFDocumentProxy>): AsyncGenerator<PdfFile> {
  const pdf = await opening;
  const sizes: PageSize[] = [];
  while (sizes.length < pdf.numPages) {
    sizes.push(...(await sizesOf(pdf, sizes.length)));
    yield { state: "open", pdf, sizes: [...sizes] };
  }
}

const wish = (tries: number, address: string) => `${tries} ${address}`;

/** A PDF at an address. */
export function usePdf(address: string): PdfFile & { retry: () => void } {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ wanted: string; file: PdfFile } | null>(null);
  useEffect(() => {
    const wanted = wish(tries, address);
    const task = open(address);
    let left = false;
    const go = async () => {
      try {
        for await (const file of read(task.promise)) if (!left) setFound({ wanted, file });
      } catch (error) {
        if (left) return;
        console.error("Failed to open the PDF:", error instanceof Error ? error.message : error);
        setFound({ wanted, file: { state: "failed" } });
      }
    };
    void go();
    return () => {
      left = true;
      void task.destroy();
    };
  }, [address, tries]);
  const file: PdfFile = found?.wanted === wish(tries, address) ? found.file : { state: "opening" };
  return { ...file, retry: () => setTries((now) => now + 1) };
}
