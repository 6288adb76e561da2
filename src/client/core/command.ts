/** The state that conditions of commands may read; computed in one place, the composition root. */
export interface Context {
  readonly mobile: boolean
  readonly dark: boolean
  readonly minimal: boolean
  readonly loggedIn: boolean
  readonly mode: 'sequential' | 'free'
  readonly locked: boolean
  /** A text field, a dialog, the drawer or the component window has the keyboard: hotkeys are suspended. */
  readonly typing: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

interface CommandDefinition {
  /** A name of the icon set; an SVG path here would be part of the first frame's program. */
  readonly icon: string
  /** The icon where it depends on the context: sun and moon. */
  readonly iconWhen?: (context: Context) => string
  /** The key, e.g. `Ctrl+Z`, of a command in no menu; those of menu entries are settings, in the menu's document. */
  readonly key?: string
  readonly when?: (context: Context) => boolean
  readonly checked?: (context: Context) => boolean
  /** The catalog key (without owner) where the label depends on the context, e.g. lock and unlock. */
  readonly label?: (context: Context) => string
  /** @param from the control that was used, e.g. the origin of an animation */
  readonly run: (context: Context, from?: Element) => void | Promise<void>
}

/** An action of the user, offered by menu, key, shortcut bar or palette. */
export interface Command extends CommandDefinition {
  /** `owner.name`. */
  readonly id: string
  readonly owner: string
  readonly name: string
}

/** Declares a feature's commands. The id is `owner.name`, the label is the catalog key `owner.command.name`. */
export function defineCommands<N extends string>(
  owner: string,
  commands: Readonly<Record<N, CommandDefinition>>,
): readonly Command[] {
  return Object.entries<CommandDefinition>(commands).map(([name, definition]) => ({
    ...definition,
    id: `${owner}.${name}`,
    owner,
    name,
  }))
}

/** The commands whose condition holds. */
export function visibleCommands(commands: readonly Command[], context: Context): readonly Command[] {
  return commands.filter((command) => command.when?.(context) ?? true)
}

/** The catalog key of a command's label. */
export function labelOf(command: Command, context: Context): string {
  return `${command.owner}.command.${command.label?.(context) ?? command.name}`
}

/** The name of a command's icon. */
export function iconOf(command: Command, context: Context): string {
  return command.iconWhen?.(context) ?? command.icon
}
