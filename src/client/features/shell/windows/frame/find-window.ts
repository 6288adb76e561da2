/** The component window while it is shown. */
export const findWindow = (): HTMLElement | null => document.querySelector('#layer-window [role="dialog"]:not([inert])')
