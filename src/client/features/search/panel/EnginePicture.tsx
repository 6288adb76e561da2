import { Icon } from '../../../ui/Icon.tsx'
import { globe } from '../../../ui/icons/paths.ts'

/** The picture of an engine or an icon, never one of a foreign address; a globe where we have none. */
export function EnginePicture({ icon, size }: { readonly icon: string; readonly size: number }) {
  if (!icon.startsWith('/icons/')) return <Icon path={globe} size={size} />
  return <img src={icon} alt="" width={size} height={size} />
}
