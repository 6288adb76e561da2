/** Whether a measured time had fewer than 30 frames a second. */
export const isSlow = (frames: number, seconds: number): boolean => frames / seconds < 30
