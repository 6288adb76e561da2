import { lazy } from '../../../core/lazy.ts'

export { openInWindow } from './open-in-window.ts'

export const WebPage = lazy(() => import('./WebPage.tsx'))
