import { use } from 'react'
import { Icon, type IconProps } from './Icon.tsx'
import { loadIcons } from './icons/by-name.ts'

/** An icon that is only known by its name. Suspends while the set is loaded; an unknown name draws nothing. */
export function NamedIcon({ name, ...rest }: Omit<IconProps, 'path'> & { readonly name: string }) {
  return <Icon {...rest} path={use(loadIcons()).get(name) ?? ''} />
}
