import { useIcons } from '../../icons/by-name.ts'
import { Icon, type IconProps } from './Icon.tsx'

/** An icon by name; an empty box while the set is loading, and for an unknown name. */
export function NamedIcon({ name, ...rest }: Omit<IconProps, 'path'> & { readonly name: string }) {
  return <Icon {...rest} path={useIcons()?.get(name) ?? ''} />
}
