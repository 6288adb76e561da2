/** A text of at most so many characters, none of which is cut in two. */
export const cut = (text: string, max: number): string => (text.length <= max ? text : [...text].slice(0, max).join(''))
