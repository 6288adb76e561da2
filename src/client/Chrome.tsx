import { useCommandContext } from './command-context.ts'
import { ShortcutBar } from './features/menus/index.ts'
import { MinimalMode } from './features/minimal/index.ts'
import { Sidebar } from './features/sidebar/index.ts'

/** What stands beside the home screen: tools and groups. The first frame needs none of it. */
export default function Chrome() {
  const context = useCommandContext()
  return (
    <>
      <ShortcutBar context={context} />
      <Sidebar />
      <MinimalMode />
    </>
  )
}
