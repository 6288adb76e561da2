import { useIcons } from '../../icons/by-name.ts'
import { Icon, type IconProps } from './Icon.tsx'

/** An icon that is only known by its name; its place while the set is loaded, and for an unknown name. */
export function NamedIcon({ name, ...rest }: Omit<IconProps, 'path'> & { readonly name: string }) {
  return <Icon {...rest} path={useIcons()?.get(name) ?? ''} />
}
