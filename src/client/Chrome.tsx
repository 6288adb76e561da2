import { useCommandContext } from './command-context.ts'
import { ShortcutBar } from './features/menus/index.ts'
import { MinimalMode } from './features/minimal/index.ts'
import { Sidebar } from './features/sidebar/index.ts'

/** Tools and groups beside the home screen; not part of the first frame. */
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
