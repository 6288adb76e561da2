import { createStore } from 'zustand/vanilla'
import { otherHostsForbiddenSince } from '../../../core/net/own-host-only.ts'
import { type HostContact, withResource } from './model.ts'

/** The other hosts from which this page has loaded something since it was opened. Kept nowhere else. */
export const hostContacts = createStore<readonly HostContact[]>()(() => [])

/** Notes every resource of another host, from the first one on; called once, at the start. */
export function followHostContacts(): void {
  const note = (entries: PerformanceEntryList) => {
    const list = entries
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime < otherHostsForbiddenSince()) // later ones were refused
      .reduce((now, { name, initiatorType }) => withResource(now, name, initiatorType, location.origin), read())
    if (list !== read()) hostContacts.setState(list, true)
  }
  new PerformanceObserver((entries) => note(entries.getEntries())).observe({ type: 'resource', buffered: true })
}

const read = () => hostContacts.getState()
