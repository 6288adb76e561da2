// The icons of the first frame; apart from paths.ts, as a module is in one chunk whole: 4 KB more in the entry.
export const search = 'M4.4 11a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0zM20 20l-4.2-4.2'
export const chevronDown = 'm6.5 9.5 5.5 5.5 5.5-5.5'
export const close = 'm6.5 6.5 11 11M17.5 6.5l-11 11'
export const grid = 'M4.5 4.5h5.8v5.8H4.5zM13.7 4.5h5.8v5.8h-5.8zM4.5 13.7h5.8v5.8H4.5zM13.7 13.7h5.8v5.8h-5.8z'
export const globe =
  'M3.8 12a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0zM3.9 12h16.2M12 3.8c2.3 2.4 3.4 5.2 3.4 8.2s-1.1 5.8-3.4 8.2c-2.3-2.4-3.4-5.2-3.4-8.2S9.7 6.2 12 3.8z'
