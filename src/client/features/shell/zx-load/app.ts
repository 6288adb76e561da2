import { defineApp } from '../../../core/contribute/app.ts'

/** Shows a web page in the component window; its subject is the address. */
export default defineApp('zx-load', {
  icon: 'globe',
  color: '#2b5f8f',
  unlisted: true,
  view: () => import('./WebPage.tsx'),
})
