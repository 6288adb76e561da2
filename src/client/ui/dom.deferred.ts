import { dataValue } from './dom.ts'

/** The theme that the page shows now. */
export const shownTheme = (): 'light' | 'dark' =>
  dataValue(document.documentElement, 'theme') === 'dark' ? 'dark' : 'light'

/** What dock or tab bar take at the bottom, with the space above them, in px; 0 before the dock's properties are known. */
export const footHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gk-foot')) || 0
