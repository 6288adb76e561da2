/** The live page in the paging area: an outgoing page is `aria-hidden`. */
export const livePage = (area: HTMLElement): HTMLElement | null => area.querySelector(':scope > :not([aria-hidden])')
