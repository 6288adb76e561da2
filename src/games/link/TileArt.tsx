import { PICTURES } from './pictures.ts'

/** The picture of a tile; the tile around it has the name. */
export const TileArt = ({ picture }: { readonly picture: number }) => (
  <svg viewBox="0 0 48 48" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
    {PICTURES[picture]?.parts.map(({ d, fill = 'none', stroke, width }) => (
      <path key={d} d={d} fill={fill} stroke={stroke} stroke-width={width} />
    ))}
  </svg>
)
