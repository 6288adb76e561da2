import { lazy } from '../../../core/page/lazy.ts'

export { openInWindow } from './open-in-window.ts'

export const WebPage = lazy(() => import('./WebPage.tsx'))
