import { backupSettings } from '../../data/backup/lazy.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { formTab, joinTabs, type Tab } from '../settings/lazy.ts'
import { TrustRow } from '../trust/lazy.ts'
import { Identity, Pages } from './About.tsx'
import { FilingNumber, OperatorRows } from './Operator.tsx'

const updates = formTab({
  id: 'about',
  number: 9,
  owner: 'about',
  icon: 'info',
  settings: backupSettings,
  sections: [['isUpdateDialog']],
  hints: ['isUpdateDialog'],
})

const pureOffline = formTab({
  id: 'about',
  number: 9,
  owner: 'about',
  icon: 'info',
  settings: themeSettings,
  sections: [['isPureOffline']],
  hints: ['isPureOffline'],
})

const form = joinTabs(updates, pureOffline)

/** What the product is, who runs it, who else has a part in it, whom it contacts, and whether its updates speak up. */
const tab: Tab = {
  ...form,
  draw: () => (
    <>
      <Identity />
      <Pages />
      <OperatorRows />
      <TrustRow />
      {form.draw()}
      <FilingNumber />
    </>
  ),
}

export default tab
