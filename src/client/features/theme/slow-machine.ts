/** The first second was slow when fewer than 30 frames came of it. */
export const isSlow = (frames: number, seconds: number): boolean => frames / seconds < 30
