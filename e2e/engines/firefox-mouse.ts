/** Firefox's settings for a mouse that can point and hover: without a screen it says it has none. */
export const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }
