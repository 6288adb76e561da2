import { defineApp } from '../../../core/contribute/app.ts'

/** The administrator's desk; its subject is a section, such as `users`. */
export default defineApp('admin', {
  icon: 'shield',
  color: '#3a4a52',
  needs: 'admin',
  windowSize: { width: 1200, height: 750 },
  view: () => import('./Desk.tsx'),
})
