import { defineApp } from '../../../core/contribute/app.ts'

/** Adds widgets, sites of the catalogue and icons of one's own. */
export default defineApp('add-icon', {
  icon: 'plus',
  color: '#006661',
  unlisted: true,
  view: () => import('./AddIcon.tsx'),
})
