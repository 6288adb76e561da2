/** The dark modules of a QR code as one SVG path of unit squares, row by row. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => runs(row).map(([from, to]) => `M${from} ${y}h${to - from}v1h${from - to}z`)).join('')
}

/** Where true values begin and end, e.g. `[[0, 2]]` for true, true, false. */
function runs(row: readonly boolean[]): readonly (readonly [from: number, to: number])[] {
  return row.flatMap((isDark, from) => {
    if (!isDark || row[from - 1] === true) return []
    const end = row.indexOf(false, from)
    return [[from, end < 0 ? row.length : end] as const]
  })
}
