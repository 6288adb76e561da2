import { lazy } from '../../../core/page/lazy.ts'

export { openInWindow } from './open-in-window.ts'

/** A web page in a sandboxed frame, with a way out to the browser; loaded when it is first shown. */
export const WebPage = lazy(() => import('./WebPage.tsx'))
