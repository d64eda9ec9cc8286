export declare const titlePhrases: string;
