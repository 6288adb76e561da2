/** The living page in the area of pages; one that goes is hidden from whoever asks. */
export const livePage = (area: HTMLElement): HTMLElement | null => area.querySelector(':scope > :not([aria-hidden])')
