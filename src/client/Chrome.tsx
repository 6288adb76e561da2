import { Suspense } from 'react'
import { Dock } from './features/dock/index.ts'
import { ShortcutBar } from './features/menus/index.ts'
import { Sidebar } from './features/sidebar/index.ts'
import { useMoment } from './moment.ts'

/** What stands around the home screen: tools, groups and dock. The first frame needs none of it. */
export default function Chrome() {
  const moment = useMoment()
  return (
    <>
      <Suspense>
        <ShortcutBar context={moment} />
      </Suspense>
      <Sidebar />
      <Dock />
    </>
  )
}
