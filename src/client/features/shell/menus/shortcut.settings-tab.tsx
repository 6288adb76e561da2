import { formTab } from '../settings/lazy.ts'
import { shortcutSettings } from './settings.ts'
import { ToolList } from './shortcuts/ToolList.tsx'

export default formTab({
  id: 'shortcut',
  number: 14,
  owner: 'menus',
  texts: 'menus.shortcut',
  icon: 'bolt',
  settings: shortcutSettings,
  sections: [['isTopHoverShortcut'], ['shortcutConfig']],
  hints: ['isTopHoverShortcut'],
  asks: true,
  custom: { shortcutConfig: (control) => <ToolList {...control} /> },
})
