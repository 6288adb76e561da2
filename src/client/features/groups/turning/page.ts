/** The living page in the area of pages; the copies that a turn leaves behind are inert. */
export const pageIn = (area: HTMLElement): HTMLElement | null => area.querySelector(':scope > :not([inert])')
