import { findApp, registry } from '../../core/registry.ts'
import { closeTab, type WindowTab } from './model.ts'
import { changeWindow } from './window-state.ts'

const isGone = ({ app, subject }: WindowTab): boolean => {
  const subjects = findApp(app)?.subjects
  return subjects !== undefined && subjects.nameOf(subject) === undefined
}

const closeGone = () =>
  changeWindow((now) => now.tabs.filter(isGone).reduce((rest, { key }) => closeTab(rest, key), now))

/** Closes the tabs of subjects that are gone, e.g. of deleted folders, now and later. Returns what ends that. */
export function closeGoneSubjects(): () => void {
  closeGone()
  const stops = registry().apps.flatMap(({ subjects }) =>
    subjects === undefined ? [] : [subjects.subscribe(closeGone)],
  )
  return () => {
    for (const stop of stops) stop()
  }
}
