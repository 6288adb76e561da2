// The icons of the first frame; a separate file, so that its chunk has no others. See paths.ts.
export const search = 'M4.4 11a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0zM20 20l-4.2-4.2'
export const chevronDown = 'm6.5 9.5 5.5 5.5 5.5-5.5'
export const close = 'm6.5 6.5 11 11M17.5 6.5l-11 11'
