import { useDocument } from '../../kit/documents.ts'
import type { TileProps } from '../../kit/widget.ts'
import { Dial } from './dials/Dial.tsx'
import { clocks } from './document.ts'
import { configOf } from './model.ts'

/** The time as this tile is configured to show it. */
export default function Tile({ id, rows, columns }: TileProps) {
  const config = useDocument(clocks, (now) => configOf(now, id))
  return <Dial config={config} rows={rows} columns={columns} />
}
