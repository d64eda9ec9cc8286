/** `scoring` and `afterScoring` are set and reset while the command scores; the others when a process starts. */
export type Flags = Partial<
  Record<'command' | 'reading' | 'server' | 'scoring' | 'afterScoring', readonly string[]>
>;

export type Measures = Readonly<Record<string, Flags>>;

type Environment = Readonly<Record<string, string | undefined>>;

export declare const measures: Measures;
export declare function readSwitchedOff(environment?: Environment): readonly string[];
export declare function isOn(name: string, environment?: Environment): boolean;
export declare function flagsFor(kind: keyof Flags, environment?: Environment): readonly string[];
export declare function heapLimit(megabytes: number): string;
export declare function serverEnvironment(
  codeFolder: string,
  environment?: Environment,
): Readonly<Record<string, string>>;
export declare function keptCodeEnvironment(folder: string): Readonly<Record<string, string>>;
