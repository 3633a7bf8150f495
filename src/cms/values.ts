import ts from 'typescript';
import {isFallback} from './inner-values';
import {memberName} from './members';

type Primitive = number | string | boolean | null;

/** What the sources state of a symbol. */
export type Value =
  | Primitive
  | {readonly regex: string}
  /** A list whose order counts. */
  | readonly Primitive[]
  /** Names of which the order does not count: `()` is after those of functions, `?` after optional ones. */
  | {
      readonly members: readonly string[];
      /** The values of an object or enum that holds nothing but texts. */
      readonly texts?: readonly string[];
    };

/** Finds the file that a relative import names. */
export type Open = (specifier: string, from: ts.SourceFile) => ts.SourceFile | undefined;

const isDeclared = (node: ts.Node): node is ts.DeclarationStatement =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node);

/** Objects and functions that pass on what they are given. */
const TRANSPARENT = /^(?:freeze|object|shape|strictObject|strict|noUnknown|required|optional|nullable)$/;

/** Functions whose last argument is returned when what they look for is not there: `env.int('PORT', 1337)`. */
const WITH_DEFAULT = /^(?:get|env|int|float|bool|config|defaultTo|string)$/;

const calleeOf = (call: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText();

const isPublic = (member: ts.Node): boolean =>
  !ts.canHaveModifiers(member) ||
  !ts
    .getModifiers(member)
    ?.some(({kind}) =>
      [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword, ts.SyntaxKind.StaticKeyword].includes(kind),
    );

/** Reads values without running anything: of constants, defaults, lists and types. */
export class ValueReader {
  readonly #open: Open;
  /** Nodes that are being read: what refers to itself has no value. */
  readonly #reading = new Set<ts.Node>();

  constructor(open: Open) {
    this.#open = open;
  }

  /** The value that a node says; `undefined` when it cannot be read. */
  read(node: ts.Node | readonly ts.Node[]): Value | undefined {
    if (!('kind' in node)) return this.#list(node);
    if (this.#reading.has(node)) return undefined;
    this.#reading.add(node);
    try {
      const value = this.#valueOf(node);
      if (value !== undefined) return value;
      const members = this.#membersOf(node);
      if (!members || members.length === 0) return undefined;
      const texts = this.#textsIn(node);
      return texts ? {members, texts} : {members};
    } finally {
      this.#reading.delete(node);
    }
  }

  /** The public members that a node declares or returns. */
  #membersIn(node: ts.Node): string[] | undefined {
    const value = this.read(node);
    return value && typeof value === 'object' && 'members' in value ? [...value.members] : undefined;
  }

  #valueOf(node: ts.Node): Value | undefined {
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isRegularExpressionLiteral(node)) return {regex: node.text};
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (ts.isArrayLiteralExpression(node)) return this.#list(node.elements);
    if (ts.isTupleTypeNode(node)) return this.#list(node.elements);
    if (ts.isPrefixUnaryExpression(node)) return this.#unary(node);
    if (ts.isBinaryExpression(node)) return this.#binary(node);
    if (ts.isTemplateExpression(node)) return this.#template(node);
    if (ts.isNewExpression(node)) return this.#collection(node);
    if (ts.isCallExpression(node)) return this.#call(node);
    if (ts.isLiteralTypeNode(node)) return this.read(node.literal);
    if (ts.isEnumMember(node)) return node.initializer ? this.read(node.initializer) : this.#enumPosition(node);
    if (ts.isUnionTypeNode(node)) return this.#union(node);
    const inner = this.#inner(node);
    return inner && this.read(inner);
  }

  /** The node whose value is the same. */
  #inner(node: ts.Node): ts.Node | undefined {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return node.expression;
    if (ts.isNonNullExpression(node) || ts.isAwaitExpression(node)) return node.expression;
    if (ts.isParenthesizedTypeNode(node) || ts.isTypeAliasDeclaration(node)) return node.type;
    if (ts.isTypeOperatorNode(node)) return node.type;
    if (ts.isIndexedAccessTypeNode(node))
      return ts.isParenthesizedTypeNode(node.objectType) ? node.objectType : undefined;
    if (ts.isTypeQueryNode(node)) return this.#find(node.exprName);
    if (ts.isShorthandPropertyAssignment(node)) return this.#find(node.name);
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return this.#find(node);
    if (ts.isTypeReferenceNode(node)) return this.#find(node.typeName);
    return undefined;
  }

  #list(nodes: readonly ts.Node[]): readonly Primitive[] | undefined {
    const items: Primitive[] = [];
    for (const node of nodes) {
      const value = this.read(ts.isSpreadElement(node) ? node.expression : node);
      if (Array.isArray(value) && ts.isSpreadElement(node)) items.push(...(value as Primitive[]));
      else if (value !== undefined && (value === null || typeof value !== 'object')) items.push(value);
      else if (ts.isIdentifier(node)) items.push(node.text);
      else return undefined;
    }
    return items.length > 0 ? items : undefined;
  }

  #unary({operator, operand}: ts.PrefixUnaryExpression): Value | undefined {
    const value = this.read(operand);
    if (typeof value === 'number' && operator === ts.SyntaxKind.MinusToken) return -value;
    return typeof value === 'boolean' && operator === ts.SyntaxKind.ExclamationToken ? !value : undefined;
  }

  #binary(node: ts.BinaryExpression): Value | undefined {
    const [left, right] = [this.read(node.left), this.read(node.right)];
    if (isFallback(node)) return left ?? right;
    if (typeof left === 'string' && typeof right === 'string' && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return left + right;
    if (typeof left !== 'number' || typeof right !== 'number') return undefined;
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.PlusToken:
        return left + right;
      case ts.SyntaxKind.MinusToken:
        return left - right;
      case ts.SyntaxKind.AsteriskToken:
        return left * right;
      case ts.SyntaxKind.SlashToken:
        return left / right;
      case ts.SyntaxKind.AsteriskAsteriskToken:
        return left ** right;
      case ts.SyntaxKind.LessThanLessThanToken:
        return left << right;
      default:
        return undefined;
    }
  }

  #template({head, templateSpans}: ts.TemplateExpression): string | undefined {
    let text = head.text;
    for (const {expression, literal} of templateSpans) {
      const value = this.read(expression);
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      text += value + literal.text;
    }
    return text;
  }

  /** `new Set([...])`, `new Map([[key, …]])`. */
  #collection({expression, arguments: given}: ts.NewExpression): Value | undefined {
    const argument = given?.[0];
    if (!argument) return undefined;
    const name = expression.getText();
    const isMap = name === 'Map' && ts.isArrayLiteralExpression(argument);
    const keys = isMap && argument.elements.map((it) => (ts.isArrayLiteralExpression(it) && it.elements[0]) || it);
    const value = keys ? this.#list(keys) : name === 'Set' ? this.read(argument) : undefined;
    return Array.isArray(value) ? {members: value.map(String)} : undefined;
  }

  #call(node: ts.CallExpression): Value | undefined {
    const name = calleeOf(node);
    const last = node.arguments.at(-1);
    if (name === 'default' && last) return this.read(last);
    if (last && node.expression.getText() === 'Object.keys') {
      const members = this.#membersIn(last);
      return members && {members};
    }
    if (last && node.expression.getText() === 'Object.values') {
      const object = this.read(last);
      return object && typeof object === 'object' && 'texts' in object ? object.texts : undefined;
    }
    if ((name === 'enum' || name === 'oneOf') && last) {
      const value = this.read(last);
      return Array.isArray(value) ? {members: value.map(String)} : value;
    }
    if (WITH_DEFAULT.test(name) && node.arguments.length > 1 && last) return this.read(last);
    if (TRANSPARENT.test(name) && last) return this.read(last);
    // What is called on something that has a default: `z.number().default(5).optional()`.
    const target = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : undefined;
    return target && ts.isCallExpression(target) ? this.read(target) : undefined;
  }

  #enumPosition(node: ts.EnumMember): number | undefined {
    const {members} = node.parent;
    const position = members.indexOf(node);
    return members.slice(0, position).some((member) => member.initializer) ? undefined : position;
  }

  #union({types}: ts.UnionTypeNode): Value | undefined {
    const members: string[] = [];
    for (const type of types) {
      if (type.kind === ts.SyntaxKind.UndefinedKeyword) continue;
      const value = this.read(type);
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        members.push(`${value}`);
      else if (value && typeof value === 'object' && 'members' in value && !ts.isTypeLiteralNode(type))
        members.push(...value.members);
      else return undefined;
    }
    return {members};
  }

  #membersOf(node: ts.Node): string[] | undefined {
    if (ts.isObjectLiteralExpression(node)) return this.#merged(node.properties.map((it) => this.#property(it)));
    if (ts.isEnumDeclaration(node)) return node.members.flatMap((member) => memberName(member.name) ?? []);
    if (ts.isInterfaceDeclaration(node) || ts.isClassLike(node)) {
      const bases = node.heritageClauses?.filter(({token}) => token === ts.SyntaxKind.ExtendsKeyword) ?? [];
      const inherited = bases.flatMap(({types}) => types.map((type) => this.#base(type) ?? []));
      return this.#merged([this.#declared(node.members), ...inherited]);
    }
    if (ts.isTypeLiteralNode(node)) return this.#declared(node.members);
    if (ts.isIntersectionTypeNode(node)) return this.#merged(node.types.map((type) => this.#membersIn(type) ?? []));
    if (ts.isTypeReferenceNode(node)) return this.#utility(node);
    if (ts.isFunctionTypeNode(node)) return this.#membersIn(node.type);
    return ts.isFunctionLike(node) ? this.#result(node) : undefined;
  }

  /** The values of an object or enum, if all are texts. */
  #textsIn(node: ts.Node): string[] | undefined {
    const fields = ts.isObjectLiteralExpression(node)
      ? node.properties
      : ts.isEnumDeclaration(node)
        ? node.members
        : [];
    const texts = fields.map((field) => this.read(ts.isPropertyAssignment(field) ? field.initializer : field));
    return texts.length > 1 && texts.every((text) => typeof text === 'string') ? texts : undefined;
  }

  #merged(lists: readonly (string[] | undefined)[]): string[] | undefined {
    return lists.includes(undefined) ? undefined : [...new Set(lists.flatMap((list) => list ?? []))];
  }

  #property(property: ts.ObjectLiteralElementLike): string[] | undefined {
    if (ts.isSpreadAssignment(property)) return this.#membersIn(property.expression);
    const {name} = property;
    const key = ts.isComputedPropertyName(name) ? this.read(name.expression) : memberName(name);
    if (typeof key !== 'string') return undefined;
    const value = ts.isPropertyAssignment(property) ? property.initializer : property;
    return [this.#isFunction(value) ? `${key}()` : key];
  }

  #isFunction(node: ts.Node): boolean {
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)) return true;
    if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node) || ts.isFunctionTypeNode(node)) return true;
    if (ts.isPropertySignature(node)) return node.type !== undefined && this.#isFunction(node.type);
    if (ts.isPropertyAccessExpression(node)) {
      const member = this.#find(node);
      return member !== undefined && this.#isFunction(member);
    }
    if (!ts.isIdentifier(node) && !ts.isShorthandPropertyAssignment(node)) return false;
    const declaration = this.#find(ts.isIdentifier(node) ? node : node.name);
    return declaration !== undefined && this.#isFunction(declaration);
  }

  #declared(members: readonly (ts.ClassElement | ts.TypeElement)[]): string[] {
    return members.flatMap((member) => {
      if (ts.isConstructorDeclaration(member))
        return member.parameters.flatMap((it) =>
          ts.isParameterPropertyDeclaration(it, member) && isPublic(it) ? it.name.getText() : [],
        );
      const name = member.name && memberName(member.name);
      if (name === undefined || name.startsWith('#') || !isPublic(member)) return [];
      const isOptional = 'questionToken' in member && member.questionToken !== undefined;
      return `${name}${this.#isFunction(member) ? '()' : ''}${isOptional ? '?' : ''}`;
    });
  }

  #base(type: ts.ExpressionWithTypeArguments): string[] | undefined {
    const base = this.#find(type.expression as ts.Identifier);
    return base && this.#membersIn(base);
  }

  /** TypeScript's own functions on types, and `Promise`. */
  #utility({typeName, typeArguments: [first, second] = [] as never}: ts.TypeReferenceNode): string[] | undefined {
    const members = first && this.#membersIn(first);
    const name = typeName.getText();
    if (!members) return undefined;
    const chosen = second && this.read(second);
    const names = typeof chosen === 'string' ? [chosen] : ((chosen as {members?: string[]} | undefined)?.members ?? []);
    const isChosen = (member: string) => names.includes(member.replace(/[()?]+$/, ''));
    if (name === 'Partial') return members.map((member) => member.replace(/\??$/, '?'));
    if (name === 'Required') return members.map((member) => member.replace(/\?$/, ''));
    if (name === 'Pick') return members.filter(isChosen);
    if (name === 'Omit') return members.filter((member) => !isChosen(member));
    return /^(?:Promise|Readonly|Record)$/.test(name) ? members : undefined;
  }

  #result(node: ts.SignatureDeclaration): string[] | undefined {
    const body = 'body' in node ? (node.body as ts.ConciseBody | undefined) : undefined;
    if (body && !ts.isBlock(body)) return this.#membersIn(body);
    const last = body?.statements.findLast(ts.isReturnStatement);
    const members = last?.expression && this.#membersIn(last.expression);
    return members ?? (node.type && this.#membersIn(node.type));
  }

  /** What a name stands for, where it is used. */
  #find(name: ts.Node): ts.Node | undefined {
    if (ts.isPropertyAccessExpression(name) || ts.isQualifiedName(name)) {
      const [left, right] = ts.isQualifiedName(name) ? [name.left, name.right] : [name.expression, name.name];
      const owner = this.#find(left);
      return owner && this.#memberOf(owner, right.text);
    }
    if (!ts.isIdentifier(name)) return undefined;
    for (let scope: ts.Node = name.parent; scope; scope = scope.parent) {
      if (ts.isFunctionLike(scope) && scope.parameters.some((it) => it.name.getText() === name.text)) return undefined;
      if (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isModuleBlock(scope)) continue;
      const found = this.#declaration(scope.statements, name.text);
      if (found) return found;
    }
    return undefined;
  }

  #declaration(statements: readonly ts.Statement[], name: string): ts.Node | undefined {
    for (const statement of statements) {
      if (ts.isVariableStatement(statement)) {
        const {declarations, flags} = statement.declarationList;
        const found = declarations.find((it) => ts.isIdentifier(it.name) && it.name.text === name);
        if (found) return flags & ts.NodeFlags.Const ? (found.initializer ?? found.type) : undefined;
      } else if (isDeclared(statement) && statement.name?.text === name) return statement;
      else if (ts.isImportDeclaration(statement)) {
        const found = this.#imported(statement, name);
        if (found) return found;
      }
    }
    return undefined;
  }

  #imported({importClause, moduleSpecifier}: ts.ImportDeclaration, name: string): ts.Node | undefined {
    const bindings = importClause?.namedBindings;
    const element =
      bindings && ts.isNamedImports(bindings) ? bindings.elements.find((it) => it.name.text === name) : undefined;
    const isWhole = bindings && ts.isNamespaceImport(bindings) && bindings.name.text === name;
    const isDefault = importClause?.name?.text === name;
    if (!element && !isWhole && !isDefault) return undefined;
    const source = this.#open((moduleSpecifier as ts.StringLiteral).text, moduleSpecifier.getSourceFile());
    if (!source || isWhole) return source;
    return this.#exported(source, isDefault ? 'default' : (element!.propertyName ?? element!.name).text);
  }

  #exported(source: ts.SourceFile, name: string): ts.Node | undefined {
    if (this.#reading.has(source)) return undefined;
    this.#reading.add(source);
    try {
      for (const statement of source.statements) {
        if (name === 'default' && ts.isExportAssignment(statement)) return statement.expression;
        if (!ts.isExportDeclaration(statement)) continue;
        const {exportClause, moduleSpecifier} = statement;
        const element =
          exportClause && ts.isNamedExports(exportClause) && exportClause.elements.find((it) => it.name.text === name);
        if (exportClause && !element) continue;
        const wanted = element ? (element.propertyName ?? element.name).text : name;
        const from = moduleSpecifier && this.#open((moduleSpecifier as ts.StringLiteral).text, source);
        const found = moduleSpecifier
          ? from && this.#exported(from, wanted)
          : this.#declaration(source.statements, wanted);
        if (found) return found;
      }
      return this.#declaration(source.statements, name);
    } finally {
      this.#reading.delete(source);
    }
  }

  #memberOf(owner: ts.Node, name: string): ts.Node | undefined {
    if (ts.isSourceFile(owner)) return this.#exported(owner, name);
    if (ts.isEnumDeclaration(owner)) return owner.members.find((it) => memberName(it.name) === name);
    if (ts.isObjectLiteralExpression(owner)) {
      const found = owner.properties.find((it) => it.name && memberName(it.name) === name);
      return found && ts.isPropertyAssignment(found) ? found.initializer : found;
    }
    if (ts.isCallExpression(owner) && TRANSPARENT.test(calleeOf(owner)) && owner.arguments[0])
      return this.#memberOf(owner.arguments[0], name);
    const inner = this.#inner(owner);
    return inner && this.#memberOf(inner, name);
  }
}
