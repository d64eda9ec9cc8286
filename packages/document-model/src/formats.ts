/** Display name of a format, and how its files are named. */
type Names = {
  readonly format: string;
  /** Continues "it holds". */
  readonly is: string;
  /** Media types by file extension. The first extension of a media type is the default. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  /** Further extensions that programs use for such files. */
  readonly otherExtensions?: readonly string[];
  /**
   * Other formats that programs accept under the same extensions. Word itself distinguishes old documents, rich text
   * and web pages named `.doc`.
   */
  readonly mayHold?: readonly string[];
  /** Message for a file with one of the extensions that contains text of another kind. */
  readonly otherwise?: string;
};

/** Every supported format, in display order. The readers are in `packages/documents`. */
const formats = [
  { format: 'pdf', is: 'a PDF', mediaTypes: { pdf: 'application/pdf' } },
  {
    format: 'docx',
    is: 'a Word document',
    mediaTypes: { docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    otherExtensions: ['docm', 'dotx'],
  },
  {
    format: 'doc',
    is: 'an older Word document',
    mediaTypes: { doc: 'application/msword' },
    otherExtensions: ['dot'],
    mayHold: ['docx', 'rtf', 'html', 'txt'],
  },
  {
    format: 'odt',
    is: 'an OpenDocument text',
    mediaTypes: { odt: 'application/vnd.oasis.opendocument.text' },
    mayHold: ['docx'],
  },
  {
    format: 'rtf',
    is: 'rich text',
    mediaTypes: { rtf: 'application/rtf' },
    mayHold: ['doc', 'docx', 'txt'],
  },
  { format: 'txt', is: 'plain text', mediaTypes: { txt: 'text/plain' }, mayHold: ['html', 'rtf'] },
  {
    format: 'html',
    is: 'a web page',
    mediaTypes: { html: 'text/html', htm: 'text/html' },
    mayHold: ['txt'],
  },
  {
    format: 'image',
    is: 'a picture',
    mediaTypes: { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' },
  },
  {
    format: 'json-resume',
    is: 'a JSON Resume',
    mediaTypes: { json: 'application/json' },
    otherwise:
      'This JSON file is not a JSON Resume (jsonresume.org). Please export the resume as JSON Resume, PDF or Word and upload that.',
  },
  {
    format: 'europass',
    is: 'a Europass CV in XML',
    mediaTypes: { xml: 'application/xml' },
    otherwise:
      'This XML file is not a Europass CV. Please export the resume as Europass XML, PDF or Word and upload that.',
  },
] as const satisfies readonly Names[];

export type DocumentFormat = (typeof formats)[number]['format'];

export type FormatNames = Omit<Names, 'format' | 'mayHold'> & {
  readonly format: DocumentFormat;
  readonly mayHold?: readonly DocumentFormat[];
};

const all: readonly FormatNames[] = formats;

/** Extensions, without a dot, of files that can be uploaded. */
export const offeredExtensions: readonly string[] = all.flatMap(({ mediaTypes }) => Object.keys(mediaTypes));

/**
 * The format that an extension stands for, with all formats that such a file may contain; `null` for an unknown
 * extension.
 */
export function formatsOfExtension(extension: string): readonly DocumentFormat[] | null {
  const names = all.find(
    ({ mediaTypes, otherExtensions }) =>
      Object.hasOwn(mediaTypes, extension) || otherExtensions?.includes(extension),
  );
  return names ? [names.format, ...(names.mayHold ?? [])] : null;
}

/**
 * The message for a file with this extension that contains text of another kind; `null` if there is no special message.
 */
export function otherwiseOf(extension: string): string | null {
  return all.find(({ mediaTypes }) => Object.hasOwn(mediaTypes, extension))?.otherwise ?? null;
}

/** `null` for an extension that cannot be uploaded. */
export function mediaTypeOf(extension: string): string | null {
  for (const { mediaTypes } of all)
    if (Object.hasOwn(mediaTypes, extension)) return mediaTypes[extension] ?? null;
  return null;
}

/** "a PDF", and the extensions that such a file should have. */
export function namesOf(format: DocumentFormat): {
  readonly is: string;
  readonly extensions: readonly string[];
} {
  const names = all.find((each) => each.format === format);
  if (!names) throw new Error(`${format} is no format`);
  const { is, mediaTypes } = names;
  const types = Object.values(mediaTypes);
  return {
    is,
    extensions: Object.keys(mediaTypes).filter((_, index) => types.indexOf(types[index] ?? '') === index),
  };
}

/** The extension of a file name in lowercase, without its dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /\.([a-z]{3,4})\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
