import type { Tab } from '../../shell/settings/lazy.ts'
import { Account } from './Account.tsx'

/** The tab of a user without an account: no settings, but what is stored here. */
const tab: Tab = {
  id: 'user',
  number: 0,
  texts: 'account',
  icon: 'user',
  desktopOnly: false,
  asks: false,
  controls: [],
  draw: () => <Account />,
  rows: () => [],
}

export default tab
