/** Drawn like those of the icon set (`ui/icons/paths.ts`), which has none for these. */
export const distributeDown =
  'M4 4.5h16M4 19.5h16M9.1 9h5.8a1.6 1.6 0 0 1 1.6 1.6v2.8a1.6 1.6 0 0 1-1.6 1.6h-5.8a1.6 1.6 0 0 1-1.6-1.6v-2.8a1.6 1.6 0 0 1 1.6-1.6z'
export const ungroup =
  'M6.6 4.5h4.8a1.6 1.6 0 0 1 1.6 1.6v3.8a1.6 1.6 0 0 1-1.6 1.6h-4.8a1.6 1.6 0 0 1-1.6-1.6v-3.8a1.6 1.6 0 0 1 1.6-1.6zM13.6 13.5h3.8a1.6 1.6 0 0 1 1.6 1.6v2.8a1.6 1.6 0 0 1-1.6 1.6h-4.8a1.6 1.6 0 0 1-1.6-1.6v-1.3M16.5 6.5h3M18 5v3M4.5 16h3'
export const toFront = 'M5 4.5h14M12 20V9M7.5 13 12 8.5l4.5 4.5'
export const forward = 'M12 19.5V5M7 10l5-5 5 5'
export const back = 'M12 4.5V19M7 14l5 5 5-5'
export const toBack = 'M5 19.5h14M12 4v11M7.5 11l4.5 4.5 4.5-4.5'
