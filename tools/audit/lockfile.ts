import * as z from 'zod';

const entry = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  license: z.string().optional(),
});
const lockfile = z.object({ packages: z.record(z.string(), entry) });

export type LockedPackage = z.infer<typeof entry> & {
  /** A path such as `node_modules/pg`. */
  readonly path: string;
  readonly name: string;
};

/** The third-party packages in a `package-lock.json`. */
export function readLockfile(text: string): LockedPackage[] {
  return Object.entries(lockfile.parse(JSON.parse(text)).packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, found]) => ({ ...found, path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));
}

export type LockfileRules = {
  /** Every package comes from here, with a slash at the end. */
  readonly registry: string;
  /** `allowScripts` of `package.json`. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
  /** The license a package declares itself, if the lockfile has none; `null` if it declares none. */
  licenseOf(path: string): string | null;
};

/** docs/security.md, Supply chain. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
]);
const allowedForTools = new Set([
  ...allowed,
  ...['MPL-2.0', 'BlueOak-1.0.0', 'Unicode-3.0', 'PSF-2.0', 'Python-2.0'],
  // The public domain, in two wordings.
  ...['CC0-1.0', 'Unlicense'],
]);
/** Loaded as a separate library, and so replaceable. */
const ofLibvips = { name: /^@img\/sharp-/, license: 'LGPL-3.0-or-later' };

/** The license whose text this is; `null` for any other than MIT. */
export function recognizeLicense(text: string): string | null {
  const words = text.replace(/\s+/g, ' ');
  const grants =
    'Permission is hereby granted, free of charge, to any person obtaining a copy of this software';
  const asks = 'The above copyright notice and this permission notice shall be included in all copies';
  return words.includes(grants) && words.includes(asks) ? 'MIT' : null;
}

/** The problems of the packages in a lockfile, one sentence each. */
export function judgeLockfile(packages: readonly LockedPackage[], rules: LockfileRules): string[] {
  const mayRun = Object.entries(rules.allowScripts).filter(([, isAllowed]) => isAllowed);
  return [
    ...mayRun.map(([name]) => `${name}: its install script is allowed to run`),
    ...packages.flatMap((each) => judge(each, rules)),
  ];
}

function judge(locked: LockedPackage, { registry, allowScripts, licenseOf }: LockfileRules): string[] {
  const { path, name, integrity, resolved, hasInstallScript } = locked;
  const license = locked.license ?? licenseOf(path);
  const isStrong = integrity?.split(' ').every((hash) => /^sha512-[\w+/]{86}==$/.test(hash)) ?? false;
  const rulesOf: readonly (readonly [boolean, string])[] = [
    [isStrong, 'has no SHA-512 of its content'],
    // Without a URL it comes from npm's configured registry.
    [resolved === undefined || resolved.startsWith(registry), `comes from ${resolved}`],
    [!hasInstallScript || allowScripts[name] === false, 'has an install script that is not switched off'],
    [license !== null && isAllowed(license, locked), `has the license ${license ?? 'of no name'}`],
  ];
  return rulesOf.filter(([holds]) => !holds).map(([, words]) => `${path} ${words}`);
}

/** With OR, one acceptable license is enough; with AND, all must be acceptable. */
function isAllowed(license: string, { name, dev }: LockedPackage): boolean {
  const list = dev ? allowedForTools : allowed;
  const isFine = (one: string) => list.has(one) || (ofLibvips.name.test(name) && one === ofLibvips.license);
  return license
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => isFine(one.trim())));
}
