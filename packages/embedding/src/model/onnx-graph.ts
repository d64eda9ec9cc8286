import {
  bytesField,
  type Field,
  floatField,
  message,
  messageField,
  numberField,
  textField,
} from './protobuf.ts';

/** Numbers of the element types in TensorProto.DataType. */
const elementType = { float: 1, int8: 3, int32: 6 } as const;

/** A whole number becomes an INT attribute, `{ float }` a FLOAT, a list INTS. */
type Attributes = Record<string, number | { float: number } | readonly number[]>;

/** Collects nodes and constants, in the order of computing, and writes them as an ONNX file. */
export type OnnxGraph = {
  constant(name: string, shape: readonly number[], values: Float32Array | Int8Array | Int32Array): string;
  /** Adds a node with one output and gives its name. An empty input name stands for an optional input left out. */
  node(operator: string, inputs: readonly string[], attributes?: Attributes): string;
  /** Adds a node with several outputs. */
  nodeWithOutputs(
    operator: string,
    inputs: readonly string[],
    count: number,
    attributes?: Attributes,
  ): string[];
  /** Closes the graph: bytes of a ModelProto whose output is the named value. */
  write(inputs: readonly GraphValue[], output: GraphValue): Uint8Array;
};

/** A value at the border of the graph; a dimension is a size or the name of one that varies. */
type GraphValue = { name: string; type: 'float' | 'int32'; shape: readonly (number | string)[] };

/** Operators of ONNX Runtime's own domain; all others are of the standard. */
const microsoftOperators = new Set([
  'DynamicQuantizeMatMul',
  'MultiHeadAttention',
  'SkipLayerNormalization',
  'Gelu',
]);

/** The file format and operator versions written; standard operators as of opset 17. */
const irVersion = 8;
const opsets = [
  ['', 17],
  ['com.microsoft', 1],
] as const;

/** An empty graph; its name is written into the file and means nothing to the runtime. */
export function createOnnxGraph(name: string): OnnxGraph {
  const nodes: Field[] = [];
  const constants: Field[] = [];

  const nodeWithOutputs: OnnxGraph['nodeWithOutputs'] = (operator, inputs, count, attributes = {}) => {
    const nodeName = `${operator}_${nodes.length}`;
    const outputs = Array.from({ length: count }, (_, index) => `${nodeName}:${index}`);
    nodes.push(
      messageField(1, [
        ...inputs.map((input) => textField(1, input)),
        ...outputs.map((output) => textField(2, output)),
        textField(3, nodeName),
        textField(4, operator),
        ...Object.entries(attributes).map(([key, value]) => messageField(5, attribute(key, value))),
        ...(microsoftOperators.has(operator) ? [textField(7, 'com.microsoft')] : []),
      ]),
    );
    return outputs;
  };

  return {
    nodeWithOutputs,
    node(operator, inputs, attributes) {
      return nodeWithOutputs(operator, inputs, 1, attributes)[0] ?? '';
    },
    constant(constantName, shape, values) {
      constants.push(messageField(5, tensor(constantName, shape, values)));
      return constantName;
    },
    write(inputs, output) {
      nodes.push(
        messageField(1, [textField(1, output.name), textField(2, 'result'), textField(4, 'Identity')]),
      );
      const graph = [
        ...nodes,
        textField(2, name),
        ...constants,
        ...inputs.map((input) => messageField(11, borderValue(input))),
        messageField(12, borderValue({ ...output, name: 'result' })),
      ];
      return message([
        numberField(1, irVersion),
        messageField(7, graph),
        ...opsets.map(([domain, version]) =>
          messageField(8, [textField(1, domain), numberField(2, version)]),
        ),
      ]);
    },
  };
}

function tensor(
  name: string,
  shape: readonly number[],
  values: Float32Array | Int8Array | Int32Array,
): Field[] {
  const type =
    values instanceof Float32Array
      ? elementType.float
      : values instanceof Int8Array
        ? elementType.int8
        : elementType.int32;
  return [
    ...shape.map((size) => numberField(1, size)),
    numberField(2, type),
    textField(8, name),
    bytesField(9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ];
}

function attribute(name: string, value: Attributes[string]): Field[] {
  const kinds = { float: 1, int: 2, ints: 7 };
  if (typeof value === 'number')
    return [textField(1, name), numberField(3, value), numberField(20, kinds.int)];
  if ('float' in value) return [textField(1, name), floatField(2, value.float), numberField(20, kinds.float)];
  return [textField(1, name), ...value.map((item) => numberField(8, item)), numberField(20, kinds.ints)];
}

function borderValue({ name, type, shape }: GraphValue): Field[] {
  const dimensions = shape.map((size) =>
    messageField(1, [typeof size === 'number' ? numberField(1, size) : textField(2, size)]),
  );
  return [
    textField(1, name),
    messageField(2, [messageField(1, [numberField(1, elementType[type]), messageField(2, dimensions)])]),
  ];
}
