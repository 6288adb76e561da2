import type { Tab } from '../../shell/settings/lazy.ts'
import { visitRow } from '../visits/lazy.ts'
import { Account } from './Account.tsx'

/** The user's account, or without one what is stored here. */
const tab: Tab = {
  id: 'user',
  number: 0,
  texts: 'account',
  icon: 'user',
  desktopOnly: false,
  asks: false,
  controls: visitRow.controls,
  draw: () => <Account />,
  rows: visitRow.rows,
}

export default tab
