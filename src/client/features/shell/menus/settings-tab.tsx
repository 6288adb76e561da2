import { formTab } from '../settings/lazy.ts'
import { MenuList } from './arrangement/MenuList.tsx'
import { menuSettings } from './settings.ts'

export default formTab({
  id: 'menu',
  number: 12,
  owner: 'menus',
  icon: 'menu',
  settings: menuSettings,
  sections: [['contextmenusConfig']],
  asks: true,
  custom: { contextmenusConfig: MenuList },
})
