import { createOnnxGraph, type OnnxGraph } from './onnx-graph.ts';
import { quantiseLayer, quantiseTable } from './quantise.ts';
import type { Weights } from './safetensors.ts';

/** The shape of all-MiniLM-L6-v2, a BERT of six layers. */
export const modelShape = {
  hidden: 384,
  intermediate: 1536,
  heads: 12,
  layers: 6,
  vocabulary: 30_522,
  /** Rows of the position table; sentences are cut earlier, see `maxTokens`. */
  positions: 512,
  layerNormEpsilon: 1e-12,
} as const;

const { hidden, intermediate, heads, layers, vocabulary, positions, layerNormEpsilon } = modelShape;

/**
 * Builds the graph that turns one sentence into its mean vector: input `tokens` [1, length] and `positions`
 * [1, length], output `result` [1, 384], not yet of length one.
 *
 * One sentence a run: the activations are quantised by their range over the whole input, so that neighbours
 * in a batch would change each other's vectors. It also spares padding and the mask.
 */
export function buildSentenceModel(weights: Weights): Uint8Array {
  const graph = createOnnxGraph('all-MiniLM-L6-v2, quantised');
  const parts: ModelParts = { graph, weights };
  let state = addEmbeddings(parts);
  for (let layer = 0; layer < layers; layer += 1) state = addLayer(parts, layer, state);
  const mean = graph.node('ReduceMean', [state], { axes: [1], keepdims: 0 });
  return graph.write(
    [
      { name: 'tokens', type: 'int32', shape: [1, 'length'] },
      { name: 'positions', type: 'int32', shape: [1, 'length'] },
    ],
    { name: mean, type: 'float', shape: [1, hidden] },
  );
}

type ModelParts = { readonly graph: OnnxGraph; readonly weights: Weights };

function addEmbeddings({ graph, weights }: ModelParts): string {
  const words = weights.get('embeddings.word_embeddings.weight', [vocabulary, hidden]);
  const table = quantiseTable(words, vocabulary, hidden);
  const numbers = graph.constant('words', [vocabulary, hidden], table.numbers);
  const scales = graph.constant('wordScales', [vocabulary, 1], table.scales);
  const wordNumbers = graph.node('Cast', [graph.node('Gather', [numbers, 'tokens'])], { to: 1 });
  const word = graph.node('Mul', [wordNumbers, graph.node('Gather', [scales, 'tokens'])]);

  // Every token is of the first kind (there is no second sentence), so that row belongs to every position.
  const places = weights.get('embeddings.position_embeddings.weight', [positions, hidden]);
  const kinds = weights.get('embeddings.token_type_embeddings.weight', [2, hidden]);
  const placed = places.map((value, index) => value + (kinds[index % hidden] ?? 0));
  const place = graph.node('Gather', [graph.constant('places', [positions, hidden], placed), 'positions']);

  return addNorm({ graph, weights }, 'embeddings.LayerNorm', [word, place]);
}

function addLayer(parts: ModelParts, layer: number, state: string): string {
  const prefix = `encoder.layer.${layer}`;
  const [query, key, value] = ['query', 'key', 'value'].map((part) =>
    addDense(parts, state, { name: `${prefix}.attention.self.${part}`, inputs: hidden, outputs: hidden }),
  );
  const attended = parts.graph.node('MultiHeadAttention', [query ?? '', key ?? '', value ?? ''], {
    num_heads: heads,
  });
  const mixed = addDense(parts, attended, {
    name: `${prefix}.attention.output.dense`,
    inputs: hidden,
    outputs: hidden,
  });
  const middle = addNorm(parts, `${prefix}.attention.output.LayerNorm`, [mixed, state]);
  const wide = addDense(parts, middle, {
    name: `${prefix}.intermediate.dense`,
    inputs: hidden,
    outputs: intermediate,
  });
  const narrow = addDense(parts, parts.graph.node('Gelu', [wide]), {
    name: `${prefix}.output.dense`,
    inputs: intermediate,
    outputs: hidden,
  });
  return addNorm(parts, `${prefix}.output.LayerNorm`, [narrow, middle]);
}

/** A layer of the model's weights by its name, and how many numbers go in and come out. */
type Dense = { readonly name: string; readonly inputs: number; readonly outputs: number };

function addDense({ graph, weights }: ModelParts, input: string, { name, inputs, outputs }: Dense): string {
  const layer = quantiseLayer(weights.get(`${name}.weight`, [outputs, inputs]), outputs, inputs);
  return graph.node('DynamicQuantizeMatMul', [
    input,
    graph.constant(`${name}.numbers`, [inputs, outputs], layer.numbers),
    graph.constant(`${name}.scales`, [outputs], layer.scales),
    '',
    graph.constant(`${name}.bias`, [outputs], weights.get(`${name}.bias`, [outputs])),
  ]);
}

/** Adds two values and brings the sum to mean 0 and variance 1 before scale and shift. */
function addNorm({ graph, weights }: ModelParts, name: string, [left, right]: [string, string]): string {
  return graph.node(
    'SkipLayerNormalization',
    [
      left,
      right,
      graph.constant(`${name}.scale`, [hidden], weights.get(`${name}.weight`, [hidden])),
      graph.constant(`${name}.shift`, [hidden], weights.get(`${name}.bias`, [hidden])),
    ],
    { epsilon: { float: layerNormEpsilon } },
  );
}
