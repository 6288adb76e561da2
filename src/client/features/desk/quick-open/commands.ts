import { defineCommands } from '../../../core/contribute/command.ts'
import { openElement } from '../tiles/lazy.ts'
import { keyOfNumber, NUMBERED } from './model.ts'
import { numberedTiles } from './numbered-tiles.ts'

const numbers = Array.from({ length: NUMBERED }, (_, at) => at + 1)

/** `Alt+1` to `Alt+9` open a tile as a click does; a key without a tile is the browser's. */
export default defineCommands(
  'quick-open',
  Object.fromEntries(
    numbers.map((number) => [
      `open${number}`,
      {
        icon: 'arrowOut',
        key: keyOfNumber(number),
        surfaces: { palette: 'hidden' as const },
        label: () => 'open',
        enabled: () => numberedTiles()[number - 1] !== undefined,
        run() {
          const element = numberedTiles()[number - 1]
          if (element !== undefined) openElement({ element })
        },
      },
    ]),
  ),
)
