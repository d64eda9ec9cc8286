/** The key that goes with letters for commands, as it is written on this keyboard. */
export function commandKey(): '⌘' | 'Ctrl' {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
