/**
 * How a Linux system's C library hands out memory to the server: from two places in place of eight for each processor, and what
 * is large by itself, so that it is given back as soon as nothing needs it. It takes a sixth less of it so; others do not read this.
 */
export const leanMemory = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144", MALLOC_TRIM_THRESHOLD_: "1048576" };

/**
 * MB in which the server's first thread makes what it mostly needs for moments, of which it takes three times as much: with half
 * of it, it tidies so often beside a first look at official sources that others wait; left alone, it takes 120. The program tells
 * its other threads itself, but when it begins it is too late for this one.
 */
const moments = 16;
export const leanHeap = [`--max-semi-space-size=${moments}`];
