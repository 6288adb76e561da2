/**
 * Whether what moves by itself here may ease: in a tile only while the pointer is over it or the focus in it, elsewhere
 * always. At rest a change is drawn once (decision 0083).
 */
export const mayEase = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue('--gk-own-motion') !== 'paused'
