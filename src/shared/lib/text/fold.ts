/** A text for comparing: full and half width, upper and lower case are equal, and spaces around it do not count. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase().trim()
