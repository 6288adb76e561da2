import { formTab } from '../settings/lazy.ts'
import { CursorPicker } from './CursorPicker.tsx'
import { mouseSettings } from './settings.ts'

export default formTab({
  id: 'mouse',
  number: 13,
  owner: 'pointer',
  icon: 'mouse',
  desktopOnly: true,
  settings: mouseSettings,
  sections: [['cursorData']],
  custom: { cursorData: CursorPicker },
})
