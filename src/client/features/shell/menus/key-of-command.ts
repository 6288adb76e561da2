import { registry } from '../../../core/contribute/registry.ts'
import { keyOf } from './arrangement/arrangement.ts'
import { currentArrangement } from './arrangement/current-arrangement.ts'

/** The key of a command in stored form, as the user has arranged it, e.g. `Ctrl+B`; empty where it has none. */
export function keyOfCommand(id: string): string {
  const { commands } = registry()
  const command = commands.find((one) => one.id === id)
  return command === undefined ? '' : keyOf(command, currentArrangement(), commands)
}
