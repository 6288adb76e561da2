import { letterColor } from '../../../lib/tile/letter-color.ts'
import { hostOf } from '../../../lib/url/host-of.ts'
import { Art } from '../../../ui/components/tile-frame/TileFrame.tsx'
import { itemFace } from '../home/index.ts'
import { tileOfSite } from './kernel/site-tile.ts'
import { useSiteAt } from './use-site-at.ts'

interface SiteArtProps {
  readonly name: string
  readonly url: string
}

/** What a page looks like: the mark of its site in the catalogue, else its first letters in the colour of its host. */
export function SiteArt({ name, url }: SiteArtProps) {
  const site = useSiteAt(url)
  const face =
    site === undefined
      ? ({ at: 'letters', color: letterColor(hostOf(url)) } as const)
      : itemFace({ ...tileOfSite(site), id: url })
  return <Art face={face} label={name} lazy />
}
