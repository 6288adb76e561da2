/** What commands may ask about the moment; computed in one place, the composition root. */
export interface Context {
  readonly mobile: boolean
  readonly dark: boolean
  readonly minimal: boolean
  readonly loggedIn: boolean
  readonly mode: 'sequential' | 'free'
  readonly locked: boolean
  /** A text field, a dialog, the drawer or the component window has the keys: hotkeys are suspended. */
  readonly typing: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

interface Given {
  /** A name of the icon set: paths would tie every command's drawing to the first frame. */
  readonly icon: string
  /** Its icon at this moment, when it is not always the same: sun and moon. */
  readonly iconWhen?: (context: Context) => string
  /** The key, e.g. `Ctrl+Z`, of what stands in no menu; an entry's is the user's, with its default in the menu's document. */
  readonly key?: string
  readonly when?: (context: Context) => boolean
  readonly checked?: (context: Context) => boolean
  /** The catalog key (without owner) when the label depends on the moment, e.g. lock and unlock. */
  readonly label?: (context: Context) => string
  /** `from` is the control that was used, for what grows out of it. */
  readonly run: (context: Context, from?: Element) => void | Promise<void>
}

/** Something the user can do, wherever they meet it: menu, key, shortcut bar or palette. */
export interface Command extends Given {
  /** `owner.name`. */
  readonly id: string
  readonly owner: string
  readonly name: string
}

/** Declares a feature's commands. The id is `owner.name`, the label is the catalog key `owner.command.name`. */
export function defineCommands<N extends string>(
  owner: string,
  commands: Readonly<Record<N, Given>>,
): readonly Command[] {
  return Object.entries<Given>(commands).map(([name, given]) => ({ ...given, id: `${owner}.${name}`, owner, name }))
}

/** The commands that every surface shows at this moment. */
export function visibleCommands(commands: readonly Command[], context: Context): readonly Command[] {
  return commands.filter((command) => command.when?.(context) ?? true)
}

/** The catalog key of a command's label at this moment. */
export function labelOf(command: Command, context: Context): string {
  return `${command.owner}.command.${command.label?.(context) ?? command.name}`
}

/** The name of a command's icon at this moment. */
export function iconOf(command: Command, context: Context): string {
  return command.iconWhen?.(context) ?? command.icon
}
