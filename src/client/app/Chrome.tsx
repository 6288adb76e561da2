import { Sidebar } from '../features/desk/sidebar/index.ts'
import { MinimalMode } from '../features/layout/minimal/index.ts'
import { ShortcutBar } from '../features/shell/menus/index.ts'
import { useCommandContext } from './command-context.ts'

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
