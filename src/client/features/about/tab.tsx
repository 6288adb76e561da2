import { formTab, type Tab } from '../../ui/form/tab.tsx'
import { backupSettings } from '../backup/lazy.ts'
import { Identity, Pages } from './About.tsx'

const form = formTab({
  id: 'about',
  number: 9,
  owner: 'about',
  icon: 'info',
  settings: backupSettings,
  sections: [['isUpdateDialog']],
  hints: ['isUpdateDialog'],
})

/** What the product is, who else has a part in it, and whether its updates speak up. */
const tab: Tab = {
  ...form,
  draw: () => (
    <>
      <Identity />
      <Pages />
      {form.draw()}
    </>
  ),
}

export default tab
