export declare const skillWords: string;
